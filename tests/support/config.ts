import { createHash } from 'node:crypto'
import { type Config, loadConfig } from '../../server/config/config.ts'
import { createSecrets, type Secrets } from '../../server/config/secrets.ts'
import { runName } from './run.ts'

let secrets: Secrets | undefined

/** A DEMO configuration for tests: no environment, no disk, secrets made once per process. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  secrets ??= { ...createSecrets(), ...keysOfRun() }
  return loadConfig({ environment: { LOG_LEVEL: 'silent' }, secrets, overrides })
}

/** What is in the databases that the processes of a run share was encrypted by one of them and is read by all. */
function keysOfRun(): Pick<Secrets, 'identityKey' | 'credentialKey'> {
  const keyFor = (purpose: string) => createHash('sha256').update(`${purpose} ${runName()}`).digest('base64url')
  return { identityKey: keyFor('identity'), credentialKey: keyFor('credential') }
}
