import { invalid } from '../../http/validation.ts'

/** The number in E.164, or the failure that says whether it is missing or wrong (section 8, phone authentication). */
export function needMobile(parsed: string | undefined, given: string | undefined): string {
  if (!given?.trim()) throw invalid('mobileNum', 'MOBILE_MISSING')
  if (parsed === undefined) throw invalid('mobileNum', 'MOBILE_INVALID')
  return parsed
}
