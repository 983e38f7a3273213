import type { FourEyesDeed } from '../../lib/schema.generated.ts'
import { change } from '../../providers/server.ts'
import { SaveFourEyesRuleDocument } from './fourEyes.generated.ts'

/** Demands two operators for a deed, or no longer; answers the rule as it is then, with what waits. */
export const saveRule = async (deed: FourEyesDeed, isDemanded: boolean, reason: string) =>
  (await change(SaveFourEyesRuleDocument, { input: { deed, isDemanded, reason } })).fourEyesRule
