import { subscribeToPush, unsubscribeFromPush } from '@lensemble/contract/push';
import { callApi } from '../calls/api.ts';
import { installOnSet, onSetRegistration } from '../device/service-worker.ts';
import { currentSession } from '../session/auth-session.ts';

/** Whether this device gets push messages, or why it cannot. */
export type PushState = 'on' | 'off' | 'denied' | 'install' | 'unsupported' | 'insecure';

/** The account that turned push messages on: another one that signs in here gets none of its own accord. */
const OWNER = 'push-owner';

const isAppleTouch = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return 'insecure';
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return isAppleTouch() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await ownSubscription()) ? 'on' : 'off';
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (localStorage.getItem(OWNER) !== currentSession().user?.id) return null;
  const registration = await onSetRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission and subscribes this browser. @param key that of the server */
export async function turnPushOn(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  await installOnSet();
  const registration = await activeRegistration();
  // A subscription of another key would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await tell(made);
  localStorage.setItem(OWNER, currentSession().user?.id ?? '');
  return 'on';
}

async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await onSetRegistration();
  if (!registration) throw new Error('There is no service worker');
  const { installing, waiting, active } = registration;
  const coming = installing ?? waiting;
  if (!active && coming)
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
    });
  return registration;
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await ownSubscription();
  if (subscription) {
    await callApi(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  localStorage.removeItem(OWNER);
  return pushState();
}

/** Tells the server of this browser again: after a new sign-in, its subscription belongs to the new session. */
export async function keepPush(): Promise<void> {
  if ((await pushState()) !== 'on') return;
  const subscription = await ownSubscription();
  if (subscription) await tell(subscription);
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await callApi(subscribeToPush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}
