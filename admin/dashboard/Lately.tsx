import { Card, CardContent, List, ListItem, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { TextLink } from '../fields/TextLink.tsx'
import { formatMoment } from '../lib/moments.ts'
import { ConsoleLastChangesDocument, ConsoleNewMembersDocument } from './dashboard.generated.ts'
import { PartFailed } from './PartFailed.tsx'
import { usePart } from './use-part.ts'

/** What colleagues changed last. */
export function LastChanges() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { data, isError, refetch } = usePart('auditLog', ConsoleLastChangesDocument, {})
  return (
    <Section
      title={translate('dashboard.lastChanges')}
      isPending={!data}
      failure={isError && <PartFailed retry={refetch} />}
    >
      {data?.lastChanges.items.toSorted(newestFirst).map(({ id, at, action, operatorAccount }) => (
        <Line key={id} to={`/auditLog/${id}/show`} title={translate(`auditActions.${action}`, { _: action })}>
          {`${operatorAccount} · ${formatMoment(at, language)}`}
        </Line>
      ))}
    </Section>
  )
}

/** The log is in the order in which it was written; what was written of an earlier moment stands at that moment. */
const newestFirst = (one: { at: string }, other: { at: string }) => Date.parse(other.at) - Date.parse(one.at)

/** Who registered last. */
export function NewMembers() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { data, isError, refetch } = usePart('members', ConsoleNewMembersDocument, {})
  return (
    <Section
      title={translate('dashboard.newMembers')}
      isPending={!data}
      failure={isError && <PartFailed retry={refetch} />}
    >
      {data?.newMembers.items.map(({ id, account, registeredAt }) => (
        <Line key={id} to={`/members/${id}/show`} title={account}>
          {formatMoment(registeredAt, language)}
        </Line>
      ))}
    </Section>
  )
}

interface SectionProps {
  title: string
  isPending: boolean
  /** Why it could not be read, or false. */
  failure: ReactNode
  children: ReactNode
}

/** The list alone is a list: while it is read, or when it could not be, something else stands in its place. */
function Section({ title, isPending, failure, children }: SectionProps) {
  return (
    <Card variant="outlined" component="section">
      <CardContent>
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        {failure}
        {isPending && !failure && <Skeleton variant="rounded" height={160} />}
        {!isPending && <List disablePadding>{children}</List>}
      </CardContent>
    </Card>
  )
}

function Line({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <ListItem
      divider
      disableGutters
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
    >
      <TextLink to={to} look="strong">
        {title}
      </TextLink>
      <Typography variant="body2" color="textSecondary" component="span">
        {children}
      </Typography>
    </ListItem>
  )
}
