// Ties a worker process to its pool: it ends with it, and not by a signal that is meant for the whole group and that the
// pool answers by draining. The worker imports this before anything that takes time.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
