/** Parts of the country; the centre plays by the rules of the south. */
export type StationRegion = 'NORTH' | 'CENTRAL' | 'SOUTH'

/** A station that draws on some days of the week (lottery.md 5.1). */
export interface Station {
  readonly code: string
  /** As it is called in Vietnam. */
  readonly name: string
  readonly region: StationRegion
  /** Days of the week it draws on, 0 for Sunday. */
  readonly weekdays: readonly number[]
  /** Local time of the draw. */
  readonly drawTime: string
  readonly zone: string
  readonly family: 'VN_NORTH' | 'VN_SOUTH'
}

const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6] as const

const RULES = {
  NORTH: { drawTime: '18:15', family: 'VN_NORTH' },
  CENTRAL: { drawTime: '17:15', family: 'VN_SOUTH' },
  SOUTH: { drawTime: '16:15', family: 'VN_SOUTH' },
} as const

function station(region: StationRegion, code: string, name: string, ...weekdays: number[]): Station {
  return { code, name, region, weekdays, zone: 'Asia/Ho_Chi_Minh', ...RULES[region] }
}

/** Every station. In the north one of them draws each day, and its result is that of the whole region. */
export const stations: readonly Station[] = [
  station('NORTH', 'HA_NOI', 'Hà Nội', MONDAY, THURSDAY),
  station('NORTH', 'QUANG_NINH', 'Quảng Ninh', TUESDAY),
  station('NORTH', 'BAC_NINH', 'Bắc Ninh', WEDNESDAY),
  station('NORTH', 'HAI_PHONG', 'Hải Phòng', FRIDAY),
  station('NORTH', 'NAM_DINH', 'Nam Định', SATURDAY),
  station('NORTH', 'THAI_BINH', 'Thái Bình', SUNDAY),

  station('CENTRAL', 'KON_TUM', 'Kon Tum', SUNDAY),
  station('CENTRAL', 'KHANH_HOA', 'Khánh Hòa', SUNDAY, WEDNESDAY),
  station('CENTRAL', 'HUE', 'Huế', SUNDAY, MONDAY),
  station('CENTRAL', 'PHU_YEN', 'Phú Yên', MONDAY),
  station('CENTRAL', 'DAK_LAK', 'Đắk Lắk', TUESDAY),
  station('CENTRAL', 'QUANG_NAM', 'Quảng Nam', TUESDAY),
  station('CENTRAL', 'DA_NANG', 'Đà Nẵng', WEDNESDAY, SATURDAY),
  station('CENTRAL', 'BINH_DINH', 'Bình Định', THURSDAY),
  station('CENTRAL', 'QUANG_TRI', 'Quảng Trị', THURSDAY),
  station('CENTRAL', 'QUANG_BINH', 'Quảng Bình', THURSDAY),
  station('CENTRAL', 'GIA_LAI', 'Gia Lai', FRIDAY),
  station('CENTRAL', 'NINH_THUAN', 'Ninh Thuận', FRIDAY),
  station('CENTRAL', 'QUANG_NGAI', 'Quảng Ngãi', SATURDAY),
  station('CENTRAL', 'DAK_NONG', 'Đắk Nông', SATURDAY),

  station('SOUTH', 'TIEN_GIANG', 'Tiền Giang', SUNDAY),
  station('SOUTH', 'KIEN_GIANG', 'Kiên Giang', SUNDAY),
  station('SOUTH', 'DA_LAT', 'Đà Lạt', SUNDAY),
  station('SOUTH', 'TP_HCM', 'TP.HCM', MONDAY, SATURDAY),
  station('SOUTH', 'DONG_THAP', 'Đồng Tháp', MONDAY),
  station('SOUTH', 'CA_MAU', 'Cà Mau', MONDAY),
  station('SOUTH', 'BEN_TRE', 'Bến Tre', TUESDAY),
  station('SOUTH', 'VUNG_TAU', 'Vũng Tàu', TUESDAY),
  station('SOUTH', 'BAC_LIEU', 'Bạc Liêu', TUESDAY),
  station('SOUTH', 'DONG_NAI', 'Đồng Nai', WEDNESDAY),
  station('SOUTH', 'CAN_THO', 'Cần Thơ', WEDNESDAY),
  station('SOUTH', 'SOC_TRANG', 'Sóc Trăng', WEDNESDAY),
  station('SOUTH', 'TAY_NINH', 'Tây Ninh', THURSDAY),
  station('SOUTH', 'AN_GIANG', 'An Giang', THURSDAY),
  station('SOUTH', 'BINH_THUAN', 'Bình Thuận', THURSDAY),
  station('SOUTH', 'VINH_LONG', 'Vĩnh Long', FRIDAY),
  station('SOUTH', 'BINH_DUONG', 'Bình Dương', FRIDAY),
  station('SOUTH', 'TRA_VINH', 'Trà Vinh', FRIDAY),
  station('SOUTH', 'LONG_AN', 'Long An', SATURDAY),
  station('SOUTH', 'BINH_PHUOC', 'Bình Phước', SATURDAY),
  station('SOUTH', 'HAU_GIANG', 'Hậu Giang', SATURDAY),
]
