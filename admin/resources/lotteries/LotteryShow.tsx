import { TabbedShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin'
import { Figure } from '../../fields/Figure.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { Words } from '../../fields/Words.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { wholeRecord } from '../../kits/records/whole-record.ts'
import { LotteryActions } from './LotteryActions.tsx'
import { CurrentDraw } from './LotteryList.tsx'
import { followDraws, type Lottery } from './lottery.ts'
import { OpenChip } from './OpenChip.tsx'
import { RulesEditor } from './rules/RulesEditor.tsx'
import { RulesHistory } from './rules/RulesHistory.tsx'
import { useRhythm } from './use-rhythm.ts'

/** A card cuts off what leaves it, and with that nothing inside sticks to the window: the bar that saves the rules does. */
const letStick = { '& .RaShow-card': { overflow: 'visible' } }

const field = (name: string) => `resources.lotteries.fields.${name}`

/** One lottery: whether it takes bets, what it pays and how much it risks, who decided so. */
export default function LotteryShow() {
  return (
    <RecordShow queryOptions={{ ...wholeRecord, ...followDraws }} title={<Title />} sx={letStick}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="lotteries.one">
          <LotteryActions label={false} />
          <TextField source="name" />
          <TextField source="id" />
          <Words source="family" words="lotteryFamilies" label={field('family')} />
          <Words source="gameType" words="gameTypes" label={field('gameType')} />
          <OpenChip label={field('isOpen')} />
          <Rhythm label={field('periodSeconds')} />
          <Figure source="closeSeconds" />
          <Current label="lotteries.currentDraw" />
          <Figure source="rulesVersion" />
          <GameLink label="offers.game" />
          <DrawsLink label={false} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="lotteryRules.tab" path="rules">
          <RulesEditor />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="lotteryRules.history" path="versions">
          <RulesHistory />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'LOTTERY')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function Title() {
  const translate = useTranslate()
  const record = useRecordContext<Lottery>()
  return <span>{record && translate('lotteries.title', { name: record.name })}</span>
}

function Rhythm(_props: { label: string }) {
  const record = useRecordContext<Lottery>()
  const rhythm = useRhythm()
  return <span>{record && rhythm(record.periodSeconds)}</span>
}

function Current(_props: { label: string }) {
  const record = useRecordContext<Lottery>()
  return record === undefined ? null : <CurrentDraw lottery={record} />
}

function GameLink(_props: { label: string }) {
  const record = useRecordContext<Lottery>()
  if (record === undefined) return null
  return <TextLink to={`/games/${record.gameId}/show`}>{record.name}</TextLink>
}

function DrawsLink(_props: { label: false }) {
  const translate = useTranslate()
  const record = useRecordContext<Lottery>()
  if (record === undefined) return null
  const filter = encodeURIComponent(JSON.stringify({ lotteryCode: record.id }))
  return (
    <TextLink to={`/lotteryDraws?filter=${filter}`} look="tall">
      {translate('lotteries.seeDraws')}
    </TextLink>
  )
}
