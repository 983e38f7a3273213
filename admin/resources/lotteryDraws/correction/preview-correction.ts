import type { PreviewDrawCorrectionInput } from '../../../lib/schema.generated.ts'
import { read } from '../../../providers/server.ts'
import { UserErrors } from '../../../providers/user-errors.ts'
import { PreviewDrawCorrectionDocument, type PreviewDrawCorrectionQuery } from '../lotteryDraws.generated.ts'

export type CorrectionPreview = NonNullable<PreviewDrawCorrectionQuery['payload']['preview']>

/** What a correction would do now. Throws UserErrors where the draw allows none. */
export async function previewCorrection({ id, kind, result }: PreviewDrawCorrectionInput): Promise<CorrectionPreview> {
  const { payload } = await read(PreviewDrawCorrectionDocument, { input: { id, kind, result } })
  if (payload.preview === null) throw new UserErrors(payload.userErrors)
  return payload.preview
}
