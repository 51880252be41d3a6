/** The kit's manners: roles, states, labels, and what a touch does. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { Modal } from 'react-native';

import { FeedbackProvider } from '../../feedback/Feedback';
import { ThemeProvider, TOUCH } from '../../theme';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { IconButton } from '../IconButton';
import { Segmented } from '../Segmented';
import { Sheet } from '../Sheet';
import { Stepper } from '../Stepper';
import { Switch } from '../Switch';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { ToastProvider, useToast } from '../Toast';

const show = (ui: ReactNode) => render(<ThemeProvider>{ui}</ThemeProvider>);

test('a button is spoken, pressed, and silent when disabled', () => {
  const onPress = jest.fn();
  show(<Button label="Set sail" onPress={onPress} />);
  fireEvent.press(screen.getByRole('button', { name: 'Set sail' }));
  expect(onPress).toHaveBeenCalledTimes(1);

  screen.rerender(
    <ThemeProvider>
      <Button label="Set sail" disabled onPress={onPress} />
    </ThemeProvider>,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Set sail', disabled: true }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('every target is at least 44 points', () => {
  show(
    <>
      <Button label="Wide" onPress={jest.fn()} />
      <IconButton icon="close" label="Round" onPress={jest.fn()} />
      <Switch label="Slide" value onChange={jest.fn()} />
    </>,
  );
  for (const target of [...screen.getAllByRole('button'), screen.getByRole('switch')]) {
    expect(target).toHaveStyle({ minHeight: TOUCH, minWidth: TOUCH });
  }
});

test('a touch is heard only if sounds are on', () => {
  const sound = jest.fn();
  const button = <Button label="Knock" onPress={jest.fn()} />;
  const { rerender } = show(
    <FeedbackProvider choice={{ sounds: false, haptics: false }} sound={sound}>
      {button}
    </FeedbackProvider>,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Knock' }));
  expect(sound).not.toHaveBeenCalled();

  rerender(
    <ThemeProvider>
      <FeedbackProvider choice={{ sounds: true, haptics: false }} sound={sound}>
        {button}
      </FeedbackProvider>
    </ThemeProvider>,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Knock' }));
  expect(sound).toHaveBeenCalledWith('tap');
});

test('a choice of few is a radio group with one checked', () => {
  const onChange = jest.fn();
  show(
    <Segmented
      label="Light"
      choices={[
        { value: 'day', label: 'Day' },
        { value: 'night', label: 'Night' },
      ]}
      value="day"
      onChange={onChange}
    />,
  );
  expect(screen.getByLabelText('Light').props.accessibilityRole).toBe('radiogroup');
  expect(screen.getByRole('radio', { name: 'Day', checked: true })).toBeTruthy();
  fireEvent.press(screen.getByRole('radio', { name: 'Night', checked: false }));
  expect(onChange).toHaveBeenCalledWith('night');
});

test('a switch tells its state and asks for the other', () => {
  const onChange = jest.fn();
  show(<Switch label="Sounds" value={false} onChange={onChange} />);
  fireEvent.press(screen.getByRole('switch', { name: 'Sounds', checked: false }));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a stepper stops at its limits and listens to a screen reader', () => {
  const onChange = jest.fn();
  show(<Stepper label="Seats" fewer="one fewer" more="one more" value={5} min={2} max={5} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Seats: one more', disabled: true })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Seats: one fewer' }));
  expect(onChange).toHaveBeenLastCalledWith(4);
  fireEvent(screen.getByRole('adjustable', { name: 'Seats' }), 'accessibilityAction', {
    nativeEvent: { actionName: 'decrement' },
  });
  expect(onChange).toHaveBeenLastCalledWith(4);
  expect(screen.getByRole('adjustable')).toHaveAccessibilityValue({ min: 2, max: 5, now: 5 });
});

test('a field shows what is wrong and says it', () => {
  const onChange = jest.fn();
  show(<TextField label="Name" value="" problem="Every captain needs a name." onChange={onChange} />);
  fireEvent.changeText(screen.getByLabelText('Name'), 'Anne');
  expect(onChange).toHaveBeenCalledWith('Anne');
  expect(screen.getByText('Every captain needs a name.').props.accessibilityLiveRegion).toBe('polite');
});

test('a sheet opens with a heading and closes by button and by Esc or back', () => {
  const onClose = jest.fn();
  show(
    <Sheet open title="Log" closeLabel="Close" onClose={onClose}>
      <Text>Ahoy</Text>
    </Sheet>,
  );
  expect(screen.getByRole('header', { name: 'Log' })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a closed sheet is not there at all', () => {
  show(
    <Sheet open={false} title="Log" closeLabel="Close" onClose={jest.fn()}>
      <Text>Ahoy</Text>
    </Sheet>,
  );
  expect(screen.queryByText('Ahoy')).toBeNull();
});

test('a dialog answers yes and no; Esc means no', () => {
  const [onYes, onNo] = [jest.fn(), jest.fn()];
  show(
    <Dialog open danger title="Scuttle?" sentence="She is gone." yes="Scuttle" no="Keep" onYes={onYes} onNo={onNo} />,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Scuttle' }));
  expect(onYes).toHaveBeenCalledTimes(1);
  fireEvent.press(screen.getByRole('button', { name: 'Keep' }));
  fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
  expect(onNo).toHaveBeenCalledTimes(2);
});

describe('news', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is read out, can be acted on, and goes away', () => {
    const onPress = jest.fn();
    function Teller() {
      const tell = useToast();
      return <Button label="Tell" onPress={() => tell({ text: 'Deleted', action: { label: 'Undo', onPress } })} />;
    }
    show(
      <ToastProvider>
        <Teller />
      </ToastProvider>,
    );
    fireEvent.press(screen.getByRole('button', { name: 'Tell' }));
    expect(screen.getByText('Deleted').props.accessibilityLiveRegion).toBe('polite');
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalled();
    expect(screen.queryByText('Deleted')).toBeNull();

    fireEvent.press(screen.getByRole('button', { name: 'Tell' }));
    act(() => jest.advanceTimersByTime(8000));
    expect(screen.queryByText('Deleted')).toBeNull();
  });
});

test('text doubles with the text size and is a heading where it says so', () => {
  render(
    <ThemeProvider look={{ theme: 'dark', textSize: 2, speed: 'normal' }}>
      <Text heading={1}>Ahoy</Text>
    </ThemeProvider>,
  );
  expect(screen.getByRole('header', { name: 'Ahoy' })).toHaveStyle({ fontSize: 34, lineHeight: 48 });
});
