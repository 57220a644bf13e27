/** The server that is asked where no other one is set. */
export const OPENAI_URL = 'https://api.openai.com/v1';
