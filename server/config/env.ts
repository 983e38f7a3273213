import { readFileSync } from 'node:fs'

/** The raw environment: names to strings, as the operating system gives them. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment of this process. The only place of the product that does. */
export function readEnvironment(): Environment {
  return process.env
}

/**
 * A value of the environment, trimmed, or undefined when absent or empty. `NAME_FILE` may name a file that holds the
 * value instead, as container platforms mount secrets.
 */
export function readValue(environment: Environment, name: string): string | undefined {
  const direct = environment[name]?.trim()
  if (direct) return direct
  const file = environment[`${name}_FILE`]?.trim()
  return file ? readFileSync(file, 'utf8').trim() || undefined : undefined
}
