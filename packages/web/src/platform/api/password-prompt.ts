import { ApiError } from './errors.ts';

/** Asks the member for the password; rejects where it is not given. */
type Ask = () => Promise<void>;

let ask: Ask | undefined;

/** Lets whoever is signed in be asked until the returned function is called. */
export function askForPasswordBy(given: Ask): () => void {
  ask = given;
  return () => {
    ask = undefined;
  };
}

/** Calls; where the server wants the password first, asks for it and calls once more. */
export async function withPasswordAsked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!ask || !(error instanceof ApiError) || error.code !== 'PASSWORD_REQUIRED') throw error;
    await ask();
    return call();
  }
}
