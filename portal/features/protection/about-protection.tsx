import { ChartNoAxesCombined, Clock, Coffee, DoorClosed, FileDown, Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

/** What each part of the page does for its member, in the order in which it stands there. */
const parts = [
  ['limits', Gauge],
  ['break', Coffee],
  ['reality', Clock],
  ['activity', ChartNoAxesCombined],
  ['data', FileDown],
  ['closing', DoorClosed],
] as const

/** What protects players, for who has no account: everybody may know it before they open one. */
export default function AboutProtection() {
  const { t } = useTranslation(['protection', 'layout'])
  return (
    <div className="mx-auto flex max-w-200 flex-col gap-4 px-4 py-6">
      <h1 className="text-2xl font-bold">{t('layout:memberPage.protection')}</h1>
      <p className="text-muted">{t('about.text')}</p>
      {parts.map(([part, icon]) => (
        <Section key={part} icon={icon} title={t(`${part}.title`)} text={t(`${part}.text`)}>
          {null}
        </Section>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => openDialog('register')}>{t('layout:register')}</Button>
        <Button kind="secondary" onClick={() => openDialog('login')}>
          {t('layout:signIn')}
        </Button>
        <Link to={paths.help('responsible')} className="font-semibold text-accent hover:underline">
          {t('prompts.help')}
        </Link>
      </div>
    </div>
  )
}
