import type { Family } from '@croupier/lottery/core/family.ts'
import { Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { WaitingProposal } from '../../../kits/proposals/WaitingProposal.tsx'
import type { SaveLotteryRulesInput } from '../../../lib/schema.generated.ts'
import { change } from '../../../providers/server.ts'
import { SaveLotteryRulesDocument } from '../lotteries.generated.ts'
import type { Lottery, Rules } from '../lottery.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { changesOf } from './changes.ts'
import { draftOf } from './draft.ts'
import { percentText } from './percent-text.ts'
import { mostOf } from './returns.ts'
import { useTicketName } from './use-ticket-name.ts'

interface Props {
  lottery: Lottery
  family: Family
  /** The operator at hand has just proposed them. */
  isNew: boolean
}

/** Rules that wait for a second operator: what they would change, and what the tickets would return at them. */
export function WaitingRules({ lottery, family, isNew }: Props) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const nameOf = useTicketName(family)
  const { proposal } = lottery
  if (!proposal) return null
  // The platform tells the wish as a body of the call that saves it.
  const wish = proposal.wish as unknown as SaveLotteryRulesInput & Rules
  const draft = draftOf(wish)
  const changes = changesOf(family, draftOf(lottery.rules), draft, language)
  const touched = new Set(changes.flatMap((one) => (one.kind === 'FIELD' ? [] : [one.playType])))
  return (
    <WaitingProposal
      proposal={proposal}
      resource="lotteries"
      isNew={isNew}
      confirm={async (reason) =>
        (await change(SaveLotteryRulesDocument, { input: { ...wish, id: lottery.id, reason } })).detail
      }
    >
      <ChangeTable family={family} changes={changes} />
      {touched.size > 0 && (
        <Typography variant="body2" component="div" sx={{ mt: 1 }}>
          {translate('lotteryRules.wouldReturn')}
          <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
            {mostOf(family, touched, draft).map(({ playType, ticket, rate }) => (
              <li key={`${playType} ${ticket}`}>
                {translate('lotteryRules.highTicket', {
                  name: nameOf(playType, ticket),
                  rate: percentText(rate, language),
                })}
              </li>
            ))}
          </ul>
        </Typography>
      )}
    </WaitingProposal>
  )
}
