import { type CheckingDependencies, checkDay, checkDue } from './measures/checking.ts'
import { fold, foldWaiting, watermark } from './measures/folding.ts'

export type AgentsDependencies = CheckingDependencies

/** Teams: who is in them, and what they come to (domain.md 7). */
export function createAgentsService(dependencies: AgentsDependencies) {
  return {
    /** Takes what waits at a brand into the figures of its members and teams. */
    fold: (merchantId: string) => fold(dependencies, merchantId),
    foldWaiting: (stopping?: AbortSignal) => foldWaiting(dependencies, stopping),
    watermark: (merchantId: string) => watermark(dependencies, merchantId),
    checkDay: (merchantId: string, day: string) => checkDay(dependencies, merchantId, day),
    checkDue: () => checkDue(dependencies),
  }
}

export type AgentsService = ReturnType<typeof createAgentsService>
