/** What importing a file gives: the address under which visitors get it. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
