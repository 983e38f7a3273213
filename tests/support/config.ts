import { type Config, loadConfig } from '../../server/config/config.ts'
import { createSecrets, type Secrets } from '../../server/config/secrets.ts'

let secrets: Secrets | undefined

/** A DEMO configuration for tests: no environment, no disk, secrets made once per process. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  secrets ??= createSecrets()
  return loadConfig({ environment: { LOG_LEVEL: 'silent' }, secrets, overrides })
}
