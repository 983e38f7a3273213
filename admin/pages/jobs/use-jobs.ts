import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatsOf } from '../../../formats/formats.ts'
import { listen } from '../../providers/live.ts'
import { type ConsoleJobFragment, ConsoleJobsChangedDocument } from './jobs.generated.ts'

export const JOBS = ['jobs'] as const
/** What the socket does not tell is read anew. */
export const REFRESH_MILLISECONDS = 30_000

/** Keeps jobs as they are told: the list takes them over, a page of one reads its failures anew. */
export function useJobsLive(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      listen(ConsoleJobsChangedDocument, {}, ({ jobs }) => {
        queries.setQueryData(JOBS, jobs)
        void queries.invalidateQueries({ queryKey: ['job'] })
      }),
    [queries],
  )
}

/** What a job is called, and when it runs. */
export function useJobWords() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  return {
    nameOf: (id: string) => translate(`jobs.names.${id}`, { _: id }),
    cadenceOf({ kind, everySeconds, schedule }: ConsoleJobFragment): string {
      if (everySeconds !== null) return everyOf(everySeconds, language, translate)
      return kind === 'QUEUE' || schedule === null
        ? translate('jobs.onWork')
        : scheduleOf(schedule, language, translate)
    },
    tookOf: (milliseconds: number | null) =>
      milliseconds === null
        ? '–'
        : milliseconds < 1_000
          ? translate('jobs.milliseconds', { count: formatsOf(language).number(milliseconds) })
          : timeOf(Math.round(milliseconds / 1_000), language),
  }
}

const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** The largest unit that seconds are whole in. */
const unitOf = (seconds: number) => UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? UNITS[2]

function timeOf(seconds: number, language: string): string {
  const [unit, size] = unitOf(seconds)
  return formatsOf(language).unit(seconds / size, unit)
}

type Translate = ReturnType<typeof useTranslate>

/** `Every minute`, `Every 5 minutes`: the same words however a job is set to come round. */
function everyOf(seconds: number, language: string, translate: Translate): string {
  const [unit, size] = unitOf(seconds)
  if (seconds === size) return translate(`jobs.everyOne.${unit}`)
  return translate('jobs.every', { time: timeOf(seconds, language) })
}

/** The two forms that schedules of the platform have; another one stands as it is. */
function scheduleOf(schedule: string, language: string, translate: Translate): string {
  const [minute = '', ...rest] = schedule.split(' ')
  if (rest.some((part) => part !== '*')) return translate('jobs.schedule', { schedule })
  if (minute === '*') return everyOf(60, language, translate)
  if (minute.startsWith('*/')) return everyOf(60 * Number(minute.slice(2)), language, translate)
  return translate('jobs.eachHour', { minute: minute.padStart(2, '0') })
}
