import type { UseFormReturn } from 'react-hook-form'
import type { RegistrationSetting } from '../../kits/registration/field-rules.ts'
import { asMobileCodeForm, MobileCodeFields } from '../../kits/verification/mobile-code-fields.tsx'
import { MobileField } from '../../kits/verification/mobile-field.tsx'
import { useSendRegistrationCodeMutation } from '../../kits/verification/verification.generated.ts'
import type { RegistrationAsks, RegistrationValues } from './use-registration-form.ts'

interface RegistrationMobileProps {
  form: UseFormReturn<RegistrationValues>
  asks: RegistrationAsks
  countries: RegistrationSetting['countries']
  alertId: string
}

/** The mobile number, where one is asked for: with our code, proved by another house, or as it is typed. */
export function RegistrationMobile({ form, asks, countries, alertId }: RegistrationMobileProps) {
  const [sendCode] = useSendRegistrationCodeMutation()
  const { asksForMobile, needsMobile, asksForCode, firebase } = asks
  const isOffered = ({ countryDialingCode }: { countryDialingCode: string }) =>
    !firebase.token || countryDialingCode === form.getValues('countryDialingCode')
  return (
    <>
      {asksForMobile && !asksForCode && (
        <MobileField
          countries={countries.filter(isOffered)}
          required={needsMobile}
          dialingCode={form.register('countryDialingCode')}
          number={form.register('mobileNumber')}
          error={form.formState.errors.mobileNumber?.message}
          locked={firebase.token !== null}
        />
      )}
      {firebase.field(form)}
      {asksForCode && (
        <MobileCodeFields
          form={asMobileCodeForm(form)}
          countries={countries}
          purpose="REGISTER"
          alertId={alertId}
          sendCode={async ({ mobileNumber, ...request }) =>
            (await sendCode({ variables: { input: { mobileNumber, ...request } } })).data?.sendRegistrationCode
          }
        />
      )}
    </>
  )
}
