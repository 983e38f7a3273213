import { filledNames } from '../../kits/missions/mission-names.ts'
import type { CreateMissionInput } from '../../lib/schema.generated.ts'
import { pick } from '../../providers/resource-operations.ts'

/** Whether what is to be reached is money; else it is a number. */
export const isOfMoney = (goal: unknown): boolean => goal === 'VALID_BET' || goal === 'DEPOSITS'

/** Whether which play counts matters: deposits are no play. */
export const isOfPlay = (goal: unknown): boolean => goal !== 'DEPOSITS'

/** What of the form goes to the server. */
export const missionInput = (data: Record<string, unknown>): CreateMissionInput =>
  ({
    ...pick(data, 'code', 'period', 'goal', 'reason'),
    names: filledNames(data.names),
    categories: isOfPlay(data.goal) ? (data.categories ?? []) : [],
    target: String(data.target ?? ''),
    reward: String(data.reward ?? ''),
  }) as CreateMissionInput
