import { bind } from '../../lib/bind.ts'
import { demandSecondFactor } from './totp/demand-second-factor.ts'
import type { Dependencies } from './totp/dependencies.ts'
import { beginTotp, confirmTotp } from './totp/enrol.ts'
import { countFactors, readTotp } from './totp/read.ts'
import { forgetTotp, removeTotp } from './totp/remove.ts'
import { replaceRecoveryCodes } from './totp/replace-recovery-codes.ts'

/** The second factor in an authenticator app, and the codes for the day the telephone is lost. */
export const createTotp = (dependencies: Dependencies) => ({
  ...bind(dependencies, {
    demandSecondFactor,
    readTotp,
    beginTotp,
    confirmTotp,
    replaceRecoveryCodes,
    removeTotp,
    forgetTotp,
  }),
  countFactors,
})
