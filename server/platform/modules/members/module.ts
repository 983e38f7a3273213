import { defineModule } from '../../module.ts'
import type { ProtectionService } from '../protection/service.ts'
import type { MembersDependencies } from './dependencies.ts'
import { membersExport } from './operator/export.ts'
import { membersRights } from './operator/policy.ts'
import { registerMembersOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerProfileRoutes } from './profile-routes.ts'
import * as profileSchema from './profile-schema.ts'
import { registerMembersRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { registerSecurityRoutes } from './security-routes.ts'
import * as securitySchema from './security-schema.ts'
import { createMembersService, type MembersService } from './service.ts'
import { registerSignInRoutes } from './sign-in-routes.ts'
import * as signInSchema from './sign-in-schema.ts'
import { membersTells } from './tells.ts'

export const membersModule = defineModule({
  name: 'members',
  brandSettings: {
    tags: { fresh: { id: 'ID' } },
  },
  calls: {
    ...schema.membersCalls,
    ...signInSchema.signInCalls,
    ...securitySchema.securityCalls,
    ...profileSchema.profileCalls,
    ...operatorSchema.membersOperatorCalls,
  },
  shapes: [schema, signInSchema, securitySchema, profileSchema, operatorSchema],
  rights: membersRights,
  exports: [membersExport],
  tells: membersTells,
  create: ({
    protection,
    ...parts
  }: Omit<MembersDependencies, 'persons'> & { readonly protection: ProtectionService }) =>
    createMembersService({ ...parts, persons: protection }),
  routes: [
    registerMembersRoutes,
    registerSignInRoutes,
    registerProfileRoutes,
    registerSecurityRoutes,
    registerMembersOperatorRoutes,
  ],
  forgetOld: ({ members }: { readonly members: MembersService }) => members.forgetOldTickets(),
})
