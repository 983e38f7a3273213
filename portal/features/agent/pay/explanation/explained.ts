import type { EarningExplanationQuery } from './explanation.generated.ts'

export type Explained = NonNullable<EarningExplanationQuery['earning']>
