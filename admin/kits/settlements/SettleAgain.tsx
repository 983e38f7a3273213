import { useTranslate } from 'react-admin'
import { change } from '../../providers/server.ts'
import { ActionButton } from '../decisions/ActionButton.tsx'
import { SettleAgainDocument } from './settleAgain.generated.ts'

/** Works the window of a settlement out anew; what differs becomes corrections. */
export function SettleAgain({ id }: { id: string }) {
  const translate = useTranslate()
  return (
    <ActionButton
      label="settlementDeeds.settleAgain"
      effects={['settlementEffects.settleAgain']}
      run={(reason) => change(SettleAgainDocument, { input: { id, reason } })}
      done={({ corrections }) =>
        corrections ? translate('settlements.again', { count: corrections }) : 'settlements.againNone'
      }
    />
  )
}
