import type { ComponentType } from 'react'
import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { wholeRecord } from '../../kits/records/whole-record.ts'
import { Corrections } from './correction/Corrections.tsx'
import { DrawTab } from './DrawTab.tsx'
import type { DrawDetail } from './draw.ts'
import { ExposureTab } from './ExposureTab.tsx'
import { Entries } from './result/Entries.tsx'

const REFRESH_MILLISECONDS = 5_000

/** One draw, read again every few seconds: bets come in while somebody looks. */
export default function DrawShow() {
  return (
    <RecordShow queryOptions={{ ...wholeRecord, refetchInterval: REFRESH_MILLISECONDS }} title={<Title />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="draws.one">
          <Part of={DrawTab} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="draws.exposure" path="exposure">
          <Part of={ExposureTab} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="draws.entries" path="entries">
          <Part of={Entries} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="draws.corrections" path="corrections">
          <Part of={Corrections} />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'LOTTERY_DRAW')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function Title() {
  const translate = useTranslate()
  const draw = useRecordContext<DrawDetail>()
  return <span>{draw && translate('draws.title', { name: draw.lotteryName, number: draw.number })}</span>
}

/** A part of the page, of the draw at hand; its fields are its own while the draw is read again. */
function Part({ of: Content }: { of: ComponentType<{ draw: DrawDetail }> }) {
  const draw = useRecordContext<DrawDetail>()
  return draw === undefined ? null : <Content key={draw.id} draw={draw} />
}
