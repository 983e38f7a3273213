import type { InvitationsQuery } from './register-centre.generated.ts'

/** A registration link as its lists show it. */
export type InvitationRow = NonNullable<InvitationsQuery['team']>['invitations']['items'][number]
