import type { ExportFormat } from '../states.ts'
import { csv } from './csv.ts'
import type { Format } from './format.ts'
import { xlsx } from './xlsx.ts'

export const formats: Readonly<Record<ExportFormat, Format>> = { CSV: csv, XLSX: xlsx }
