import { paths } from '../../../paths.ts'

/** Where a link leads: to the form of the house that the agent is at, with the code filled in. */
export const invitationAddress = (code: string): string =>
  `${window.location.origin}${paths.register({ referralCode: code })}`
