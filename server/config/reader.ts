import { PROXIES_WANTED, readTrustedProxies, type TrustedProxies } from '../edge/proxies.ts'
import { type Environment, readValue } from './env.ts'

export type Reader = ReturnType<typeof createReader>

/** Reads typed values by name and notes, in the caller's list, what is wrong with them. */
export function createReader(environment: Environment, problems: string[]) {
  const text = (name: string): string | undefined => {
    try {
      return readValue(environment, name)
    } catch {
      problems.push(`${name}_FILE names a file that cannot be read`)
      return undefined
    }
  }
  return {
    text,
    /** PEM text; a literal \n counts as a line break, as .env files write it. */
    key: (name: string) => text(name)?.replaceAll('\\n', '\n'),
    secret(name: string): string | undefined {
      const value = text(name)
      if (value !== undefined && value.length < 16) problems.push(`${name} must have at least 16 characters`)
      return value
    },
    integer(name: string, preset: number, least: number, most: number): number {
      const value = text(name)
      if (value === undefined) return preset
      const number = Number(value)
      if (/^\d+$/.test(value) && number >= least && number <= most) return number
      problems.push(`${name} must be a whole number from ${least} to ${most}`)
      return preset
    },
    flag(name: string, preset: boolean): boolean {
      const value = text(name)?.toLowerCase()
      if (value === undefined) return preset
      if (value === 'true' || value === '1') return true
      if (value !== 'false' && value !== '0') problems.push(`${name} must be true or false`)
      return false
    },
    proxies(name: string): TrustedProxies {
      const value = text(name)
      const proxies = value === undefined ? 0 : readTrustedProxies(value)
      if (proxies === undefined) problems.push(`${name} must be ${PROXIES_WANTED}`)
      return proxies ?? 0
    },
    choice<Value extends string>(name: string, allowed: readonly Value[], preset: Value): Value {
      const value = text(name)
      if (value === undefined) return preset
      const found = allowed.find((one) => one.toLowerCase() === value.toLowerCase())
      if (found === undefined) problems.push(`${name} must be one of ${allowed.join(', ')}`)
      return found ?? preset
    },
    choices<Value extends string>(name: string, allowed: readonly Value[], preset: readonly Value[]): readonly Value[] {
      const value = text(name)
      if (value === undefined) return preset
      const asked = value.split(',').map((one) => one.trim().toLowerCase())
      const wrong = asked.filter((one) => !allowed.some((other) => other === one))
      if (wrong.length > 0) problems.push(`${name} must be a list of ${allowed.join(', ')}`)
      return allowed.filter((one) => asked.includes(one))
    },
    url(name: string, protocols: readonly string[] = ['http:', 'https:']): string | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/+$/, '')
      problems.push(`${name} must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`)
      return undefined
    },
  }
}
