import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { mayDo } from '../../../providers/auth-provider.ts'
import { type Lottery, rulesOfFamily } from '../lottery.ts'
import { changesOf } from './changes.ts'
import { draftOf, flawsOf, floorOf } from './draft.ts'
import { LimitFields } from './LimitFields.tsx'
import { OddsTables } from './OddsTables.tsx'
import { percentText } from './percent-text.ts'
import { RefusedReturns } from './RefusedReturns.tsx'
import { RulesPreview } from './RulesPreview.tsx'
import { asMeant, tooHigh, tooLow } from './returns.ts'
import { WaitingRules } from './WaitingRules.tsx'

/** The rules in force, to be changed: nothing counts before they are saved as a new version. */
export function RulesEditor() {
  const lottery = useRecordContext<Lottery>()
  if (lottery === undefined) return null
  // A version saved meanwhile is where the next change starts from.
  return <Editor key={lottery.rules.version} lottery={lottery} />
}

function Editor({ lottery }: { lottery: Lottery }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const family = useMemo(() => rulesOfFamily(lottery), [lottery])
  const inForce = useMemo(() => draftOf(lottery.rules), [lottery])
  const [typed, setDraft] = useState(inForce)
  const draft = useMemo(() => asMeant(family, inForce, typed), [family, inForce, typed])
  const [hasProposed, setProposed] = useState(false)
  const [isPreviewing, setPreviewing] = useState(false)
  const mayChange = mayDo('lotteries', 'edit')
  const flaws = flawsOf(typed)
  const low = useMemo(() => tooLow(family, draft), [family, draft])
  const high = useMemo(() => tooHigh(family, draft), [family, draft])
  const changes = useMemo(() => changesOf(family, inForce, draft, language), [family, inForce, draft, language])

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
      <Typography variant="body2" color="textSecondary">
        {translate('lotteryRules.help', {
          version: lottery.rules.version,
          floor: percentText(lottery.rules.returnFloor, language),
        })}
      </Typography>
      {!mayChange && <Alert severity="info">{translate('layout.readOnly')}</Alert>}
      <WaitingRules lottery={lottery} family={family} isNew={hasProposed} />
      <LimitFields
        draft={typed}
        flaws={flaws}
        isSeries={family.odds === 'SERIES'}
        mayChange={mayChange}
        onChange={setDraft}
      />
      <RefusedReturns
        family={family}
        sentence={translate('lotteryRules.tooLow', { count: low.length, floor: percentText(floorOf(draft), language) })}
        line="lotteryRules.lowTicket"
        tickets={low}
      />
      <RefusedReturns
        family={family}
        sentence={translate('lotteryRules.tooHigh', { count: high.length })}
        line="lotteryRules.highTicket"
        tickets={high}
      />
      <OddsTables family={family} draft={typed} inForce={inForce} mayChange={mayChange} onChange={setDraft} />
      {mayChange && (
        <Stack
          direction="row"
          useFlexGap
          sx={{
            position: 'sticky',
            bottom: 0,
            gap: 1,
            py: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            zIndex: 1,
          }}
        >
          <Button
            variant="contained"
            disabled={changes.length === 0 || flaws.length > 0}
            onClick={() => setPreviewing(true)}
          >
            {translate('lotteryRules.preview')}
          </Button>
          <Button disabled={changes.length === 0 && flaws.length === 0} onClick={() => setDraft(inForce)}>
            {translate('lotteryRules.reset')}
          </Button>
          <Typography variant="body2" color="textSecondary" role="status">
            {flaws.length > 0
              ? translate('lotteryRules.incomplete')
              : translate('lotteryRules.changeCount', { count: changes.length })}
          </Typography>
        </Stack>
      )}
      {isPreviewing && (
        <RulesPreview
          lottery={lottery}
          family={family}
          draft={draft}
          changes={changes}
          onClose={() => setPreviewing(false)}
          onSaved={(isProposed) => {
            // What is in force stands in the form again; what was proposed stands in its panel.
            setDraft(inForce)
            setProposed(isProposed)
          }}
        />
      )}
    </Box>
  )
}
