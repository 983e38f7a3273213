import { defineModule } from '../../module.ts'
import { registerVerificationRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createVerificationService, type VerificationService } from './service.ts'

export const verificationModule = defineModule({
  name: 'verification',
  calls: schema.verificationCalls,
  shapes: [schema],
  create: createVerificationService,
  routes: [registerVerificationRoutes],
  outlet: ({ verification }: { readonly verification: VerificationService }) => verification.smsOutlet,
  forgetOld: ({ verification }: { readonly verification: VerificationService }) => verification.forgetOld(),
})
