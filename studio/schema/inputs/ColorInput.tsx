import { Box, Flex } from '@sanity/ui';
import { type StringInputProps, set } from 'sanity';

/** A color to pick or to write, such as #1E3A8A. */
export function ColorInput(props: StringInputProps) {
  const { value = '', readOnly, onChange, renderDefault } = props;
  return (
    <Flex align="center" gap={2}>
      <input
        type="color"
        aria-label="Pick the color"
        value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
        disabled={readOnly}
        onChange={(event) => onChange(set(event.currentTarget.value.toUpperCase()))}
        style={{ width: 48, height: 36, padding: 2 }}
      />
      <Box flex={1}>{renderDefault(props)}</Box>
    </Flex>
  );
}
