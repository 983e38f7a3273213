/** A lottery of the region, and when it draws: on days of the week (0 for Sunday) or of the month. */
export interface SeaSchedule {
  readonly code: string
  /** As it is called in Vietnam. */
  readonly name: string
  readonly days: { readonly weekdays: readonly number[] } | { readonly daysOfMonth: readonly number[] }
  /** Local time of the draw. */
  readonly drawTime: string
  readonly zone: string
  readonly family: 'SEA'
}

export const seaSchedules: readonly SeaSchedule[] = [
  {
    code: 'THAI_LAN',
    name: 'Thái Lan',
    days: { daysOfMonth: [1, 16] },
    drawTime: '15:30',
    zone: 'Asia/Bangkok',
    family: 'SEA',
  },
  {
    code: 'LAO',
    name: 'Lào',
    days: { weekdays: [1, 3, 5] },
    drawTime: '20:30',
    zone: 'Asia/Vientiane',
    family: 'SEA',
  },
]
