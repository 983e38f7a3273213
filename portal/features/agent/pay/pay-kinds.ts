import type { AgentPage } from '../../../paths.ts'
import type { EarningPartsFragment } from './pay.generated.ts'

export type PayKind = EarningPartsFragment['kind']

/** The page of each kind of pay (§2), in the order of the menu. */
export const payPages = {
  DIVIDEND: 'agentDividendRecordCopy2',
  DAILY_SALARY: 'agentDailyWages2',
  HOURLY_SALARY: 'agentHourSalary',
  REALTIME_SALARY: 'agentRealtimeSalary',
} as const satisfies Record<PayKind, AgentPage>
