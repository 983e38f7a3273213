import { Box, Typography } from '@mui/material'
import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { useGoodsName } from './RedeemedName.tsx'
import { RedemptionDecision } from './RedemptionDecision.tsx'
import { RedemptionState } from './RedemptionState.tsx'
import type { ConsoleRedemptionFragment as Redemption } from './redemptions.generated.ts'

/** One redemption: who gave what for what, where it is sent, and what was decided. */
export default function RedemptionShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="redemptions.general">
          <Terms />
          <Receiver />
          <Decided />
          <RedemptionDecision />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'REDEMPTION')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function Terms() {
  const record = useRecordContext<Redemption>()
  const translate = useTranslate()
  const { amount, number, moment } = useFormats()
  if (record === undefined) return null
  const { memberId, account, kind, goodsId, quantity, points, currency } = record
  return (
    <Facts
      facts={[
        [
          'redemptions.member',
          <TextLink key="member" to={`/members/${memberId}/show`} look="strong">
            {account}
          </TextLink>,
        ],
        ['redemptions.number', record.number],
        ['redemptions.kind', translate(`redemptionKinds.${kind}`)],
        [
          'redemptions.name',
          goodsId === null ? (
            '–'
          ) : (
            <TextLink key="goods" to={`/mallGoods/${goodsId}/show`}>
              <GoodsNameOf redemption={record} />
            </TextLink>
          ),
        ],
        ['redemptions.quantity', number(quantity)],
        ['redemptions.points', number(Number(points))],
        ['redemptions.amountRequired', amount(record.amountRequired, currency)],
        ['redemptions.amountGiven', amount(record.amountGiven, currency)],
        ['redemptions.state', <RedemptionState key="state" />],
        ['redemptions.createdAt', moment(record.createdAt)],
      ]}
    />
  )
}

function GoodsNameOf({ redemption }: { redemption: Redemption }) {
  return useGoodsName(redemption) ?? redemption.goodsId
}

/** Where it is sent. */
function Receiver() {
  const receiver = useRecordContext<Redemption>()?.receiver
  if (!receiver) return null
  return (
    <Facts
      facts={[
        ['redemptions.receiverName', receiver.name],
        ['redemptions.receiverPhone', receiver.phone],
        ['redemptions.receiverAddress', receiver.address],
      ]}
    />
  )
}

/** What was said to the member. */
function Decided() {
  const record = useRecordContext<Redemption>()
  const translate = useTranslate()
  const { moment } = useFormats()
  if (record === undefined || record.remark === null) return null
  const { remark, decidedBy, decidedAt } = record
  return (
    <Box component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {translate('redemptions.decidedBy', { operator: decidedBy ?? '', at: moment(decidedAt) })}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 720 }}>{remark}</Typography>
    </Box>
  )
}
