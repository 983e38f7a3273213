import type { HelpSeed } from '../help-words.ts'

/** How the site becomes an app; the anchors stand in the downloads of a brand. */
export const appHelp: readonly HelpSeed[] = [
  {
    anchor: 'install',
    topic: 'APP',
    related: ['install-ios', 'install-ios-lite', 'install-android'],
    vi: {
      title: 'Cài đặt ứng dụng',
      content: `Ứng dụng chính là trang này trên màn hình chính của bạn: cùng tài khoản, tự cập nhật, không cần kho ứng dụng.

- [iPhone và iPad, bằng Safari](/help#install-ios)
- [iPhone và iPad, bản gọn nhẹ](/help#install-ios-lite)
- [Android](/help#install-android)

Chỉ cài từ đúng địa chỉ của {{brand}}. Đừng mở tệp cài đặt do người lạ gửi.`,
    },
    en: {
      title: 'Installing the app',
      content: `The app is this site on your home screen: the same account, always up to date, and no app store needed.

- [iPhone and iPad, with Safari](/help#install-ios)
- [iPhone and iPad, the light way](/help#install-ios-lite)
- [Android](/help#install-android)

Install it only from the address of {{brand}}. Never open an installation file that a stranger sent.`,
    },
  },
  {
    anchor: 'install-ios',
    topic: 'APP',
    related: ['install', 'install-ios-lite'],
    vi: {
      title: 'Cài trên iPhone và iPad',
      content: `1. Mở trang này bằng **Safari**.
2. Nhấn nút **Chia sẻ** (hình vuông có mũi tên lên).
3. Kéo xuống, chọn **Thêm vào MH chính**, rồi nhấn **Thêm**.
4. Mở ứng dụng từ màn hình chính và đăng nhập.`,
    },
    en: {
      title: 'Installing on iPhone and iPad',
      content: `1. Open this site in **Safari**.
2. Press the **Share** button (a square with an arrow pointing up).
3. Scroll down, choose **Add to Home Screen**, then press **Add**.
4. Open the app from your home screen and sign in.`,
    },
  },
  {
    anchor: 'install-ios-lite',
    topic: 'APP',
    related: ['install', 'install-ios'],
    vi: {
      title: 'iPhone và iPad: bản gọn nhẹ',
      content: `Máy đời cũ, hoặc bạn dùng trình duyệt khác Safari? Lưu trang thành dấu trang, không cần cài gì:

1. Mở trang này trong trình duyệt bạn dùng.
2. Mở menu của trình duyệt, chọn **Thêm dấu trang**.
3. Lần sau mở dấu trang là vào thẳng trang chơi.

Mọi tính năng đều có như trong ứng dụng.`,
    },
    en: {
      title: 'iPhone and iPad: the light way',
      content: `Is your device older, or do you use another browser than Safari? Keep the site as a bookmark; nothing is installed:

1. Open this site in the browser you use.
2. Open the browser's menu and choose **Add bookmark**.
3. Next time the bookmark leads straight here.

Everything works as it does in the app.`,
    },
  },
  {
    anchor: 'install-android',
    topic: 'APP',
    related: ['install', 'contact'],
    vi: {
      title: 'Cài trên Android',
      content: `1. Mở trang này bằng **Chrome**.
2. Nhấn menu **⋮** ở góc trên bên phải.
3. Chọn **Cài đặt ứng dụng** hoặc **Thêm vào màn hình chính**, rồi xác nhận.
4. Mở ứng dụng từ màn hình chính và đăng nhập.`,
    },
    en: {
      title: 'Installing on Android',
      content: `1. Open this site in **Chrome**.
2. Press the **⋮** menu at the top right.
3. Choose **Install app** or **Add to Home screen**, then confirm.
4. Open the app from your home screen and sign in.`,
    },
  },
]
