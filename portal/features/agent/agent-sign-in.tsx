import { useState } from 'react'
import type { PendingSecondStep } from '../../dialogs/dialog-store.ts'
import { PasskeyButton } from '../../kits/sign-in/passkey-button.tsx'
import { SecondStepDialog } from '../../kits/sign-in/second-step-dialog.tsx'
import { UsernameSignInForm } from '../../kits/sign-in/username-sign-in-form.tsx'
import { paths } from '../../paths.ts'

/** Signing in on the agents' side, by name or passkey; afterwards the page goes on to the agent centre (§4). A second step is asked for over the form. */
export function AgentSignIn() {
  const [secondStep, setSecondStep] = useState<PendingSecondStep>()
  const forget = () => setSecondStep(undefined)
  const returnTo = paths.agentHome()
  return (
    <>
      <UsernameSignInForm side="AGENT" returnTo={returnTo} onSecondStep={setSecondStep} />
      <div className="mt-3 empty:hidden">
        <PasskeyButton side="AGENT" returnTo={returnTo} />
      </div>
      {secondStep && <SecondStepDialog {...secondStep} open onClose={forget} onOver={forget} returnTo={returnTo} />}
    </>
  )
}
