import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWindowFormat } from '../../kits/windows/use-window-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleLineMovePreviewQuery, ConsoleLineRuleFragment } from './lines.generated.ts'

type Preview = ConsoleLineMovePreviewQuery['preview']

/** What a move would come to: who, from when on, what stays, which contracts end, and what is set above then. */
export function MovePreview({ preview, currency }: { preview: Preview; currency: string }) {
  const translate = useTranslate()
  const { amount, day, number } = useFormats()
  const windowBound = useWindowFormat()
  const { contracts, contractCount, from, to, rulesLeft, rulesMet } = preview
  const nobody = translate('lines.nobodyAbove')
  const facts: [string, string][] = [
    ['lines.fromTo', `${from?.account ?? nobody} → ${to?.account ?? nobody}`],
    ['lines.day', day(preview.day)],
    ['lines.moving', number(preview.members)],
    ['lines.today', amount(preview.today.stake, currency)],
    ['lines.ending', number(contractCount)],
  ]
  return (
    <Box role="region" aria-label={translate('lines.preview')} sx={{ display: 'grid', gap: 1 }}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 0.5, m: 0 }}
      >
        {facts.flatMap(([label, value]) => [
          <Typography key={label} component="dt" variant="body2" color="textSecondary">
            {translate(label)}
          </Typography>,
          <Typography key={`${label} value`} component="dd" variant="body2" sx={{ m: 0 }}>
            {value}
          </Typography>,
        ])}
      </Box>
      <Lines
        label="lines.ending"
        lines={contracts.map(({ kind, payeeAccount, until }) =>
          translate('lines.contract', {
            kind: translate(`contracts.kinds.${kind}`),
            account: payeeAccount,
            until: windowBound(until),
          }),
        )}
      />
      <Rules label="lines.rulesLeft" rules={rulesLeft} />
      <Rules label="lines.rulesMet" rules={rulesMet} />
    </Box>
  )
}

function Rules({ label, rules }: { label: string; rules: readonly ConsoleLineRuleFragment[] }) {
  const translate = useTranslate()
  const { amount } = useFormats()
  const lines = rules.map(({ vendorCode, gameType, greatest, currency }) => {
    const name = vendorCode ?? translate(`gameTypes.${gameType}`)
    return greatest === null
      ? translate('lines.off', { name })
      : translate('lines.atMost', { name, amount: amount(greatest, currency ?? undefined) })
  })
  return <Lines label={label} lines={lines} />
}

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  const translate = useTranslate()
  if (lines.length === 0) return null
  return (
    <Box>
      <Typography variant="subtitle2">{translate(label)}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
        {lines.map((line) => (
          <Typography key={line} component="li" variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
