import { isPlayBlocked } from '../../session/play-blocked.ts'
import type { useMember } from '../../session/use-member.ts'
import type { Banner } from './banner-carousel.tsx'

type Reader = Pick<ReturnType<typeof useMember>, 'isSignedIn' | 'member'>
type Way = Pick<Banner, 'linkType' | 'url'>

/** Whether a banner leads to one of these addresses of the portal, however it is written. */
const leadsTo = ({ linkType, url }: Way, addresses: RegExp) => linkType === 'PAGE' && addresses.test(url ?? '')

/** Where somebody becomes a member; a referral code leads there as well. */
const isToRegister = (banner: Way) =>
  leadsTo(banner, /^\/(register|login)(?:[/?#]|$)/i) || leadsTo(banner, /^\/[^?#]*\?(?:[^#]*&)?referralCode=/i)

/** Pages that only a member may open (§6: neither visitors nor who plays for free). */
const isOfMembers = (banner: Way) => leadsTo(banner, /^\/(member|agentHome)(?:[/?#]|$)/i)

/**
 * The banners that are for whoever looks: none for a member who takes a break or is excluded (no marketing, regulator-rules.md), none
 * that leads to the registration for who has an account, none of the member centre for who has none. Undefined until it is known who looks.
 */
export function bannersFor(
  banners: readonly Banner[] | null | undefined,
  { isSignedIn, member }: Reader,
): readonly Banner[] | null | undefined {
  if (!isSignedIn) return banners?.filter((banner) => !isOfMembers(banner))
  if (member === null) return undefined
  if (isPlayBlocked(member)) return []
  return banners?.filter((banner) => !(member.isTrial ? isOfMembers(banner) : isToRegister(banner)))
}
