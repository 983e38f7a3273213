import { loadWords } from '../../lib/words.ts'
import type { ModuleSwitch } from '../sites/service.ts'
import { presentModule } from './presenter.ts'

const words = loadWords('modules')

/** A whitelabel module with what it does, in the operator's language. */
export function describeModule(module: ModuleSwitch, language: string) {
  return { ...presentModule(module), description: words.say(module.module, language) ?? module.module }
}
