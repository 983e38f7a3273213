import { useLocaleState, useTranslate } from 'react-admin'
import { formatsOf } from '../../../formats/formats.ts'
import { TextLink } from '../../fields/TextLink.tsx'
import { AccountName } from '../../kits/accounts/AccountName.tsx'
import { houseAccountOf } from '../../kits/accounts/house-account.ts'
import { useVendorName } from '../../lib/use-vendor-name.ts'
import type { RowKind } from './definitions.ts'
import { REST, type ReportRow } from './report-data.ts'

interface Props {
  row: Pick<ReportRow, 'key' | 'name'>
  kind: RowKind
}

/** What a row of a report is about, with the way to it. */
export function RowName({ row: { key, name }, kind }: Props) {
  const nameOf = useRowName()
  if (kind === 'account' && houseAccountOf(key)?.isPromotion === true) return <AccountName account={key} />
  if (key === REST || name === null) return nameOf({ key, name }, kind)
  if (kind === 'game') return <TextLink to={`/games/${key}`}>{name}</TextLink>
  if (kind === 'line') return <TextLink to={`/members/${key}/show`}>{name}</TextLink>
  return name
}

/** The same as text alone, for files. */
export function useRowName(): (row: Props['row'], kind: RowKind) => string {
  const translate = useTranslate()
  const vendorName = useVendorName()
  const [language] = useLocaleState()
  return ({ key, name }, kind) => {
    if (key === REST) return translate(kind === 'line' ? 'brandReports.noLine' : 'brandReports.rest')
    if (name !== null) return name
    if (kind === 'vendor') return vendorName(key, key)
    if (kind === 'category')
      return /^\d+$/.test(key)
        ? translate('brandReports.hour', { hour: key.padStart(2, '0') })
        : translate(`gameTypes.${key}`, { _: key })
    if (kind === 'account') {
      const { purpose = key, subject = purpose } = houseAccountOf(key) ?? {}
      return translate(`houseSubjects.${subject}`, { _: translate(`houseAccounts.${subject}`, { _: subject }) })
    }
    if (kind === 'month')
      return formatsOf(language).dates({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(`${key}-01`)
    if (kind === 'pointDocument') return translate(`brandReports.pointDocuments.${key}`, { _: key })
    if (kind === 'limit') return translate(`brandReports.limits.${key.replaceAll(' ', '_')}`, { _: key })
    return key
  }
}
