/** Two tabs: one keeps the log, the other says so and can take over. */
import { en } from '@/i18n/en';

import { flow } from './kit/flow';
import { leave, open } from './pages/app';
import { harbour } from './pages/harbour';
import { isChosen, settings } from './pages/settings';

flow('a second tab says so and offers to take over', async ({ page, newPage }) => {
  await open(page, '/settings');
  await settings.choice(page, 'speed', en.settings.speed.slow).click();
  await isChosen(settings.choice(page, 'speed', en.settings.speed.slow));

  const second = await newPage();
  await open(second, '/');
  await second.getByRole('heading', { name: en.store.elsewhere.title }).waitFor();
  await second.getByRole('button', { name: en.store.elsewhere.takeOver }).click();
  await harbour.heading(second).waitFor();

  await page.getByRole('heading', { name: en.store.elsewhere.title }).waitFor();
  await harbour.settings(second).click();
  await isChosen(settings.choice(second, 'speed', en.settings.speed.slow));
});

flow('a tab that is free again opens by itself on reload', async ({ page, newPage }) => {
  await open(page, '/');
  await harbour.heading(page).waitFor();
  const second = await newPage();
  await open(second, '/');
  await second.getByRole('heading', { name: en.store.elsewhere.title }).waitFor();
  await leave(page);
  await second.reload();
  await harbour.heading(second).waitFor();
});
