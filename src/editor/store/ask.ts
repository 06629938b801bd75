/** How long an answer may take, in milliseconds. */
const TIMEOUT = 10_000;

/** Fetches as a stranger: without cookies, and from a cache only what the server says is still current. */
function fetchAsStranger(address: string, method: 'GET' | 'HEAD'): Promise<Response> {
  return fetch(address, {method, signal: AbortSignal.timeout(TIMEOUT), credentials: 'omit', cache: 'no-cache'});
}

/** What an address answers; undefined without a connection, or when it takes too long. */
export async function ask(address: string): Promise<{status: number; text: string} | undefined> {
  try {
    const answer = await fetchAsStranger(address, 'GET');
    return {status: answer.status, text: await answer.text()};
  } catch {
    return undefined;
  }
}

/** How many bytes there are at an address; undefined if there are none, or if that can't be known. */
export async function askSize(address: string): Promise<number | undefined> {
  try {
    const {ok, headers} = await fetchAsStranger(address, 'HEAD');
    return ok ? Number(headers.get('content-length')) : undefined;
  } catch {
    return undefined;
  }
}
