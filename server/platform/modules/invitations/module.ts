import { defineModule } from '../../module.ts'
import { registerInvitationsJobs } from './jobs.ts'
import { registerInvitationsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { introduce } from './service/introduce.ts'
import { createInvitationsService } from './service.ts'

export const invitationsModule = defineModule({
  name: 'invitations',
  calls: schema.invitationsCalls,
  shapes: [schema],
  create: createInvitationsService,
  introduces: introduce,
  routes: [registerInvitationsRoutes],
  jobs: registerInvitationsJobs,
})
