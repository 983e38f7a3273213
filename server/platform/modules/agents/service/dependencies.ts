import type { CheckingDependencies } from '../measures/checking.ts'

export type AgentsDependencies = CheckingDependencies
