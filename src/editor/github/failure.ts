/** What can go wrong with GitHub, in sentences for staff. */

export const OFFLINE = 'GitHub didn’t answer. Check your connection, then try again.';
export const NOT_FOUND = 'GitHub can’t find this, or your key doesn’t reach it.';
export const FOREIGN =
  'Something else answered in GitHub’s place, such as the sign-in page of a Wi-Fi network. Try again soon.';

export const TOO_MANY_FILES = 'This site has more files than GitHub lists at once. Tell a developer.';

/** An error whose message is a sentence for staff. It never holds the request, and so never the key. */
export class Failure extends Error {
  /** 0 if GitHub didn't answer, 409 also for a branch that has moved or is there already, and 429 for every limit. */
  status = 0;
}

/** One status for each thing that can happen: GitHub has several for some, and one for several others. */
function statusOf({status, headers}: Response, message: string): number {
  const isLimited = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0';
  if (status === 403 && isLimited) return 429;
  if (status >= 500) return 500;
  return /not a fast forward|reference already exists/i.test(message) ? 409 : status;
}

/** How many minutes GitHub asks to wait, and never less than two. */
function minutesToWait({headers}: Response): number {
  const seconds = Number(headers.get('retry-after')) || Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
  return Math.ceil(Math.max(seconds, 120) / 60);
}

/** `route` is what was asked for, `message` what GitHub says. */
export function failureFor(route: string, response: Response, message = ''): Failure {
  const status = statusOf(response, message);
  const permission = /\/pulls(\/\{pull_number\})?$/.test(route) ? 'Pull requests' : 'Contents';
  const sentences: Record<number, string> = {
    401: 'GitHub doesn’t accept this key: it isn’t complete, has expired or was deleted. Sign in with a new one.',
    403: `Your key may not do this: it needs “${permission}” set to “Read and write”, or an owner’s approval.`,
    404: NOT_FOUND,
    405: `GitHub doesn’t let this be published yet. It says: “${message}”`,
    409: 'Somebody else changed this at the same moment. Try again.',
    429: `GitHub asks you to slow down. Try again in ${minutesToWait(response)} minutes.`,
    500: 'GitHub has a problem of its own. Try again in a few minutes.',
  };
  return Object.assign(new Failure(sentences[status] ?? `GitHub didn’t take this. It says: “${message}”`), {status});
}
