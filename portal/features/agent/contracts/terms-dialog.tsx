import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormSend } from '../../../apollo/use-form-send.ts'
import type { ContractPartsFragment } from '../../../kits/contracts/contracts.generated.ts'
import { TryTerms } from '../../../kits/contracts/what-if/try-terms.tsx'
import type { ContractKind } from '../../../lib/schema.generated.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useProposeContractMutation, useRequestContractMutation } from './contracts.generated.ts'
import { carriesUnder, contractKinds, inputOf, periodsOf, proposalDraft, requestDraft } from './terms-draft.ts'
import { TierFields } from './tier-fields.tsx'
import { useTermsForm } from './use-terms-form.ts'

/** A downline to whom terms are proposed. */
export interface Payee {
  readonly id: string
  readonly account: string
}

interface TermsDialogProps {
  /** Undefined when the member asks for terms of his own. */
  payee?: Payee | undefined
  /** The contract that is to be changed. */
  contract?: ContractPartsFragment | undefined
  /** What the member is paid by himself: proposals rest on these, and they are what he may want changed. */
  own: readonly ContractPartsFragment[]
  onClose: () => void
}

/** Proposes terms to a downline, or asks whoever pays for others. */
export function TermsDialog({ payee, contract, own, onClose }: TermsDialogProps) {
  const { t } = useTranslation('contracts')
  const kinds = payee ? contractKinds.filter((kind) => own.some((each) => each.kind === kind)) : contractKinds
  const [kind, setKind] = useState<ContractKind>(contract?.kind ?? kinds[0] ?? 'DIVIDEND')
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={payee ? t('proposeTo', { account: payee.account }) : t('request')}
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t('kindLabel')}
          value={kind}
          disabled={contract !== undefined}
          onChange={({ target }) => setKind(target.value as ContractKind)}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <TermsForm key={kind} kind={kind} payee={payee} contract={contract} own={own} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function TermsForm({ kind, payee, contract, own, onClose }: TermsDialogProps & { kind: ContractKind }) {
  const { t } = useTranslation('contracts')
  const client = useApolloClient()
  const mine = own.find((each) => each.kind === kind)
  const known = contract ?? mine
  const restsOn = payee && (mine?.current ?? undefined)
  const formats = useFormats()
  const draft = payee ? proposalDraft(kind, mine, contract, formats) : requestDraft(kind, known, formats)
  const form = useTermsForm(draft, restsOn)
  const send = useFormSend(form)
  const [propose] = useProposeContractMutation()
  const [request] = useRequestContractMutation()
  const { errors, isSubmitting } = form.formState

  const isSent = async (terms: ReturnType<typeof inputOf> | undefined): Promise<void> => {
    const sent = await send(async () => {
      if (payee && terms)
        return (await propose({ variables: { input: { kind, payeeId: payee.id, terms } } })).data?.proposeContract
      return (await request({ variables: { input: { kind, ...(terms && { terms }) } } })).data?.requestContract
    })
    if (!sent) return
    toast.success(payee ? t('done.proposed', { account: payee.account }) : t('done.requested'))
    await client.refetchQueries({ include: 'active' })
    onClose()
  }
  const submit = form.handleSubmit((draft) => isSent(inputOf(kind, draft)))
  /** The terms as they are written now; undefined while they cannot be sent. */
  const findTried = async () => {
    if (!payee || !(await form.trigger(undefined, { shouldFocus: true }))) return undefined
    return { payeeId: payee.id, kind, terms: inputOf(kind, form.getValues()) }
  }
  const carries = carriesUnder(restsOn)
  const periods = known ? [known.period] : periodsOf[kind]
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <SelectField
        label={t('period')}
        disabled={periods.length === 1}
        options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        {...form.register('period')}
      />
      {kind === 'DIVIDEND' && (
        <>
          <SelectField
            label={t('pick')}
            options={(['HIGHEST', 'FLOAT'] as const).map((value) => ({ value, label: t(`picks.${value}`) }))}
            {...form.register('pick')}
          />
          <SelectField
            label={t('carry')}
            disabled={carries.length === 1}
            options={carries.map((value) => ({ value, label: t(`carries.${value}`) }))}
            {...form.register('carry')}
          />
        </>
      )}
      <TierFields form={form} />
      {payee && <TryTerms find={findTried} />}
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {payee ? t('sendProposal') : t('sendRequest')}
      </Button>
      {!payee && !contract && (
        <Button kind="quiet" busy={isSubmitting} onClick={() => isSent(undefined)}>
          {t('requestOffered')}
        </Button>
      )}
    </form>
  )
}
