import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { writtenMobile } from '../../../formats/mobile-number.ts'
import { useSite } from '../../brand/use-site.ts'
import type { RegistrationProof } from '../../dialogs/registration-proof.ts'
import { FirebaseCodeButton } from './firebase-code-button.tsx'

type NumberForm = UseFormReturn<{ mobileNumber: string; countryDialingCode: string; verificationCode: string }>

/**
 * The mobile number of a registration that Firebase proves instead of our own SMS: when the brand chose that channel, or
 * when the person came with a proved number. A Google or Facebook account travels along to be linked.
 */
export function useFirebaseNumber(verifiesMobile: boolean, proof: RegistrationProof | undefined) {
  const { t } = useTranslation('providers')
  const { smsChannel } = useSite().site
  const cameProved = proof?.provider === 'PHONE' ? proof.idToken : null
  const [token, setToken] = useState<string | null>(cameProved)
  const isOn = verifiesMobile && (smsChannel === 'FIREBASE' || cameProved !== null)

  const input = () => {
    if (isOn) return { firebaseChannel: true, ...(token ? { firebaseIdToken: token } : {}) }
    return proof && proof.provider !== 'PHONE' ? { firebaseIdToken: proof.idToken } : {}
  }
  const field = (given: unknown): ReactNode => {
    if (!isOn) return null
    // react-hook-form's type is invariant in its values; the form holds these three among others.
    const form = given as NumberForm
    const written = () => writtenMobile(form.getValues('mobileNumber'), form.getValues('countryDialingCode'))
    if (token) {
      return (
        <p role="status" className="flex items-center gap-2 text-sm font-semibold text-success">
          <CircleCheck size={18} aria-hidden />
          {t('numberVerified', { number: written() })}
        </p>
      )
    }
    return (
      <>
        <FirebaseCodeButton
          number={async () => ((await form.trigger('mobileNumber')) ? written().replaceAll(' ', '') : null)}
          onToken={setToken}
          onFailure={(message) => form.setError('verificationCode', { message })}
        />
        {form.formState.errors.verificationCode && (
          <p role="alert" className="text-sm text-danger">
            {form.formState.errors.verificationCode.message}
          </p>
        )}
      </>
    )
  }
  return { isOn, token, input, field }
}
