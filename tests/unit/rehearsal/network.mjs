/** Loaded into every program that a step runs: the web, as far as the rehearsal has one, is the stand-in's server. */
const {fetch: real} = globalThis;

globalThis.fetch = (input, options) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.hostname === '127.0.0.1') return real(input, options);
  return real(`${process.env.REHEARSAL_WEB}/web/${url.host}${url.pathname}${url.search}`, options);
};
