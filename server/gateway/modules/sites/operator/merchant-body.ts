import type { CaptchaProvidersInput, UpdateMerchantInput } from '../../../generated/resolvers.ts'
import { given } from '../../../user-errors.ts'

const captchasOf = ({ signIn: login, ...others }: CaptchaProvidersInput) => ({ login, ...others })

/** A change of a brand as the platform takes it. Null takes the end of the maintenance, a picture, the licence or the tag away; left out, it stays. */
export const merchantBody = ({
  maintenanceUntil,
  logoUrl,
  iconUrl,
  licence,
  gtagId,
  realityCheckMinutes,
  captchaProviders,
  ...change
}: Omit<UpdateMerchantInput, 'id' | 'reason'>) => ({
  ...given(change),
  ...(captchaProviders != null && { captchaProviders: captchasOf(captchaProviders) }),
  ...(maintenanceUntil !== undefined && { maintenanceUntil }),
  ...(logoUrl !== undefined && { logoUrl }),
  ...(iconUrl !== undefined && { iconUrl }),
  ...(licence !== undefined && { licence }),
  ...(gtagId !== undefined && { gtagId }),
  // The platform refuses any other interval.
  ...(realityCheckMinutes != null && { realityCheckMinutes: realityCheckMinutes as 15 | 30 | 60 }),
})
