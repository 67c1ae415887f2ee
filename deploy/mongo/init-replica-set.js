// For mongosh: makes the three members of docker-compose.yml one replica set, and waits for its primary.
const SET = {
  _id: 'lavra',
  members: [
    { _id: 0, host: 'mongo-1:27017' },
    { _id: 1, host: 'mongo-2:27017' },
    { _id: 2, host: 'mongo-3:27017' },
  ],
};
const WAIT_MS = 60_000;

try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  rs.initiate(SET);
}
const endsAt = Date.now() + WAIT_MS;
while (!rs.status().members.some((member) => member.stateStr === 'PRIMARY')) {
  if (Date.now() > endsAt) throw new Error('the replica set has no primary');
  sleep(500);
}
