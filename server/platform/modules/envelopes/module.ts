import { defineModule } from '../../module.ts'
import { envelopesRights } from './operator/policy.ts'
import { registerEnvelopesOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerEnvelopesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createEnvelopesService } from './service.ts'

export const envelopesModule = defineModule({
  name: 'envelopes',
  calls: { ...schema.envelopesCalls, ...operatorSchema.envelopesOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: envelopesRights,
  create: createEnvelopesService,
  routes: [registerEnvelopesRoutes, registerEnvelopesOperatorRoutes],
})
