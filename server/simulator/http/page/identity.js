// Hands the answer to the page that opened this popup, and closes.

const { target, message } = JSON.parse(document.getElementById('answer')?.textContent ?? '{}')
if (window.opener && target) {
  window.opener.postMessage(message, target)
  window.close()
}
