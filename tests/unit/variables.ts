/** Runs work with some environment variables, and puts back what they were. */
export async function withVariables<T>(variables: Record<string, string>, work: () => T | Promise<T>): Promise<T> {
  const before = Object.entries(variables).map(([name]) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
