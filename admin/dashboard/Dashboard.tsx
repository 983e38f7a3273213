import { Alert, Box, Button, Card, CardContent, List, ListItem, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Title, useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { TextLink } from '../fields/TextLink.tsx'
import { formatMoment } from '../lib/moments.ts'
import { useFormats } from '../lib/use-formats.ts'
import { read } from '../providers/server.ts'
import { ConsoleDashboardDocument, type ConsoleDashboardQuery } from './dashboard.generated.ts'
import { Fortnight } from './Fortnight.tsx'
import { Needs } from './Needs.tsx'
import { startOfDay, Today } from './Today.tsx'

/** What needs a person now, then the counts, then what happened last. */
export default function Dashboard() {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => read(ConsoleDashboardDocument, { since: startOfDay() }),
    refetchInterval: 30_000,
  })

  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Title title="dashboard.title" />
      {error && (
        <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('dashboard.retry')}</Button>}>
          {translate('dashboard.failed')}
        </Alert>
      )}
      {isPending && <Skeleton variant="rounded" height={320} />}
      {data && (
        <>
          <Needs data={data} />
          <Today figures={data.figures} />
          <Fortnight fortnight={data.fortnight} />
          <Counts data={data} />
          <Lately data={data} />
        </>
      )}
    </Box>
  )
}

function Counts({ data }: { data: ConsoleDashboardQuery }) {
  const translate = useTranslate()
  const { number } = useFormats()
  const counts = [
    { name: 'members', to: '/members', count: data.allMembers.pageInfo.totalItems },
    { name: 'publishedBanners', to: '/banners', count: data.publishedBanners.pageInfo.totalItems },
    { name: 'publishedNotices', to: '/announcements', count: data.publishedNotices.pageInfo.totalItems },
    { name: 'auditEntries', to: '/auditLog', count: data.lastChanges.pageInfo.totalItems },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
      {counts.map(({ name, to, count }) => (
        <Card
          key={name}
          variant="outlined"
          component={Link}
          to={to}
          sx={{ textDecoration: 'none', '&:hover': { borderColor: 'primary.main' } }}
        >
          <CardContent>
            <Typography variant="body2" color="text.secondary">
              {translate(`dashboard.${name}`)}
            </Typography>
            <Typography sx={{ fontSize: '1.75rem', fontWeight: 700 }}>{number(count)}</Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  )
}

function Lately({ data }: { data: ConsoleDashboardQuery }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' } }}>
      <Section title={translate('dashboard.lastChanges')}>
        {data.lastChanges.items.map(({ id, at, action, operatorAccount }) => (
          <Line key={id} to={`/auditLog/${id}/show`} title={translate(`auditActions.${action}`, { _: action })}>
            {`${operatorAccount} · ${formatMoment(at, language)}`}
          </Line>
        ))}
      </Section>
      <Section title={translate('dashboard.newMembers')}>
        {data.allMembers.items.map(({ id, account, registeredAt }) => (
          <Line key={id} to={`/members/${id}/show`} title={account}>
            {formatMoment(registeredAt, language)}
          </Line>
        ))}
      </Section>
    </Box>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card variant="outlined" component="section">
      <CardContent>
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        <List disablePadding>{children}</List>
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
      <Typography variant="body2" color="text.secondary" component="span">
        {children}
      </Typography>
    </ListItem>
  )
}
