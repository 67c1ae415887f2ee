// Where the console's API begins: under it no other site is let in.
export const CONSOLE_PATH = '/api/v1/console';
